import { t } from '#i18n/t.ts';
import { termKind } from './term-kind.tsx';

export default termKind({
  resource: 'types',
  many: t('types'),
  one: t('type'),
  none: t(
    'There are no types yet. Add the first one, such as City Break, then assign it to travels.',
  ),
  filter: 'type',
});
