import { termKind } from './term-kind.tsx';

export default termKind({
  resource: 'tags',
  title: 'Tags',
  one: 'tag',
  none: 'There are no tags yet. Add the first one, then assign it to travels, several at once from their list.',
  filter: 'tag',
});
