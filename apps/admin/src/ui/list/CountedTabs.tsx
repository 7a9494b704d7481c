import { Box, Tab, Tabs } from '@mui/material';
import { useGetList } from 'react-admin';
import { locale } from '#i18n/locale.ts';

type CountedTab<Id extends string> = {
  id: Id;
  label: string;
  /** The filter to apply and to count by. */
  filter: Readonly<Record<string, unknown>>;
};

type CountedTabsProps<Id extends string> = {
  label: string;
  resource: string;
  tabs: readonly CountedTab<Id>[];
  current: Id;
  /** A column of the table, for tables without `created_at`. */
  orderBy?: string;
  onShow: (id: Id) => void;
};

const short = new Intl.NumberFormat(locale.dateTag, { notation: 'compact' });

/** A tab's label with the number of its rows, if there are any. */
export function TabLabel({ label, count }: { label: string; count: number | undefined }) {
  if (!count) return label;
  return (
    <span>
      {label}{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {short.format(count)}
      </Box>
    </span>
  );
}

type CountedLabelProps = { resource: string; tab: CountedTab<string>; orderBy: string };

function CountedLabel({ resource, tab, orderBy }: CountedLabelProps) {
  const { total } = useGetList(resource, {
    filter: tab.filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: orderBy, order: 'ASC' },
    meta: { columns: 'id' },
  });
  return <TabLabel label={tab.label} count={total} />;
}

export function CountedTabs<Id extends string>(props: CountedTabsProps<Id>) {
  const { label, resource, tabs, current, orderBy = 'created_at', onShow } = props;
  return (
    <Tabs
      value={current}
      onChange={(_event, id: Id) => onShow(id)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={label}
      sx={{ borderBottom: 1, borderColor: 'divider', px: { xs: 0, sm: 1 } }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          value={tab.id}
          label={<CountedLabel resource={resource} tab={tab} orderBy={orderBy} />}
        />
      ))}
    </Tabs>
  );
}
