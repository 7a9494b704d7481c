import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';

export function SearchSynonymInputs() {
  return (
    <>
      <TitleAndSlugInputs
        titleSource="title"
        titleLabel="Name"
        titleHelp="For this list only; visitors do not see it."
      />
      <LinesInput source="terms" label="Visitors type" addLabel="Add a word or phrase" />
      <LinesInput source="finds" label="Also find" addLabel="Add a word from our texts" />
      <LinesInput
        source="finds_fr"
        label="Also find in French, if the words differ"
        addLabel="Add a word from our French texts"
      />
      <LinesInput
        source="finds_ar"
        label="Also find in Arabic"
        addLabel="Add a word from our Arabic texts"
      />
    </>
  );
}
