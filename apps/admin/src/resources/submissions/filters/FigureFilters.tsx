import { lostReasonName } from '@expat-buddy/domain/inquiry/lost-reasons';
import { Chip } from '@mui/material';
import { useListContext } from 'react-admin';
import { t, translated } from '#i18n/t.ts';

const text = (value: unknown, none: string) => (value === null ? none : String(value));

/** Filters that only a figure of Insight sets, with what they are called. */
const names: Readonly<Record<string, (value: unknown) => string>> = {
  source_path: (value) => t('From {page}', { page: text(value, t('an unknown page')) }),
  'chosen_ids@cs': (value) => t('About {subject}', { subject: String(value) }),
  'sold_ids@cs': (value) => t('Sold: {subject}', { subject: String(value) }),
  lost_reason: (value) =>
    value === null
      ? t('Lost without a reason')
      : t('Lost: {reason}', { reason: translated(lostReasonName(String(value))) }),
  awaits: () => t('Waiting for us'),
};

export function FigureFilters() {
  const { filterValues, setFilters } = useListContext();
  return Object.entries(names)
    .filter(([source]) => filterValues[source] !== undefined)
    .map(([source, nameOf]) => (
      <Chip
        key={source}
        label={nameOf(filterValues[source])}
        onDelete={() => {
          const { [source]: _removed, ...rest } = filterValues;
          setFilters(rest);
        }}
        variant="outlined"
      />
    ));
}
