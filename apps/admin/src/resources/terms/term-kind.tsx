import type { Row } from '@expat-buddy/domain/supabase-client';
import { travelTermSchema } from '@expat-buddy/domain/travel-term/schema';
import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { catalogueKind } from '#features/catalogue/catalogue-kind.ts';
import { t } from '#i18n/t.ts';
import { SectionTabs } from '#ui/page/SectionTabs.tsx';
import { filteredListPath } from '#ui/record-paths.ts';
import { TermInputs } from './TermInputs.tsx';

type Term = Row<'tags'> & { uses: number };

type TermNames = {
  resource: 'regions' | 'types' | 'tags';
  one: string;
  many: string;
  none: string;
  /** The filter of the list of travels. */
  filter: 'region_id' | 'type' | 'tag';
};

const pages = [
  { path: 'regions', label: t('Regions') },
  { path: 'types', label: t('Types') },
  { path: 'tags', label: t('Tags') },
] as const;

const formatUses = (uses: number) =>
  t('{count, plural, one {# travel} other {# travels}}', { count: uses });

/** Regions, types and tags differ in their names only. */
export function termKind({ resource, one, many, none, filter }: TermNames) {
  return catalogueKind<Term>(resource, {
    names: { one, many },
    columns: 'id,title,position,uses',
    none,
    tabs: <SectionTabs label={t('Words for travels')} current={resource} pages={pages} />,
    row: (term) => ({
      details:
        term.uses === 0 ? (
          t('Not used yet')
        ) : (
          <MuiLink
            component={Link}
            to={filteredListPath('travels', { [filter]: term.id })}
            color="inherit"
            sx={{ display: 'inline-block', minHeight: 24 }}
          >
            {formatUses(term.uses)}
          </MuiLink>
        ),
    }),
    empty: { id: '', title: '' },
    labels: { title: t('Name'), position: t('Position') },
    schema: travelTermSchema,
    Inputs: () => <TermInputs one={one} />,
    whyNotDeletable: ({ uses }) =>
      uses > 0
        ? t(
            'Used by {count, plural, one {# travel} other {# travels}}, so this {one} cannot be deleted.',
            { count: uses, one },
          )
        : undefined,
  });
}
