import { everyDetailField } from '@expat-buddy/domain/inquiry/kinds/details';

/** What single kinds of inquiry ask for, by the names of the fields. */
export const detailLabels: Readonly<Record<string, string>> = Object.fromEntries(
  [...everyDetailField].map(([name, { label }]) => [name, label]),
);
