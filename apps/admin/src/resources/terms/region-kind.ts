import { termKind } from './term-kind.tsx';

export default termKind({
  resource: 'regions',
  title: 'Regions',
  one: 'region',
  none: 'There are no regions yet. Add the first one, then assign it to travels.',
  filter: 'region_id',
});
