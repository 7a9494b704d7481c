import { type ContentKind, contentKinds } from '#content-kinds.ts';
import { MenuEntry } from './MenuEntry.tsx';

type Group = 'inquiries' | 'content' | 'catalogue';
type ContentEntriesProps = { group: Group; isOpen: boolean; onFollow?: (() => void) | undefined };

const kindsWithin = (resource: string) =>
  contentKinds.filter(({ menu }) => 'within' in menu && menu.within === resource);

function entriesOf(group: Group) {
  return contentKinds.flatMap((kind) =>
    'group' in kind.menu && kind.menu.group === group ? [{ ...kind, menu: kind.menu }] : [],
  );
}

const pathOf = ({ resource }: ContentKind) => `/${resource}`;

/** The resources of a group, with those that its entries mark besides. */
export const resourcesOf = (group: Group) =>
  entriesOf(group)
    .flatMap((kind) => [kind, ...kindsWithin(kind.resource)])
    .map(({ resource }) => resource);

export function ContentEntries({ group, isOpen, onFollow }: ContentEntriesProps) {
  return entriesOf(group).map((kind) => (
    <MenuEntry
      key={kind.resource}
      isOpen={isOpen}
      {...(onFollow && { onFollow })}
      to={pathOf(kind)}
      alsoFor={kindsWithin(kind.resource).map(pathOf)}
      label={kind.menu.label ?? kind.list}
      icon={kind.menu.icon}
    />
  ));
}
