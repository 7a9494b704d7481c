import { termKind } from './term-kind.tsx';

export default termKind({
  resource: 'types',
  title: 'Types',
  one: 'type',
  none: 'There are no types yet. Add the first one, such as City Break, then assign it to travels.',
  filter: 'type',
});
