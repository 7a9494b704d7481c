import { meansTheSame } from '#ui/means-the-same.ts';
import { type Labels, labelOf } from '../history/record-change.ts';

type Fields = Readonly<Record<string, unknown>>;

export type Disputed = { field: string; label: string; mine: unknown; theirs: unknown };

type Versions = {
  /** The common base version. */
  read: Fields;
  mine: Fields;
  theirs: Fields;
};

/** Compares two edits of the same base: fields both changed, and fields only the other changed. */
export function compareVersions({ read, mine, theirs }: Versions, labels: Labels) {
  const changedByThem = Object.keys(labels).filter(
    (field) => !meansTheSame(theirs[field], read[field]),
  );
  const isDisputed = (field: string) =>
    field in mine &&
    !meansTheSame(mine[field], read[field]) &&
    !meansTheSame(mine[field], theirs[field]);
  const disputed = changedByThem.filter(isDisputed).map(
    (field): Disputed => ({
      field,
      label: labelOf(field, labels),
      mine: mine[field],
      theirs: theirs[field],
    }),
  );
  const onlyTheirs = changedByThem
    .filter((field) => !isDisputed(field))
    .map((field) => labelOf(field, labels));
  return { disputed, onlyTheirs };
}
