import { t } from '#i18n/t.ts';
import { termKind } from './term-kind.tsx';

export default termKind({
  resource: 'tags',
  many: t('tags'),
  one: t('tag'),
  none: t(
    'There are no tags yet. Add the first one, then assign it to travels, several at once from their list.',
  ),
  filter: 'tag',
});
