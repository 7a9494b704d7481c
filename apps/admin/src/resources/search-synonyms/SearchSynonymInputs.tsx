import { LineList } from '#layout/inputs/LineList.tsx';
import { TitleAndSlug } from '#layout/inputs/TitleAndSlug.tsx';

export function SearchSynonymInputs() {
  return (
    <>
      <TitleAndSlug
        titleSource="title"
        titleLabel="Name"
        titleHelp="For this list only; visitors do not see it."
      />
      <LineList source="terms" label="Visitors type" addLabel="Add a word or phrase" />
      <LineList source="finds" label="Also find" addLabel="Add a word from our texts" />
    </>
  );
}
