import { Box, Button } from '@mui/material';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';

type FilterBarProps = {
  search: ReactNode;
  /** Such as export and add. */
  actions?: ReactNode;
  /** The filters. */
  children?: ReactNode;
};

/** Not counted as filters. */
const others = ['q', 'view'];

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;

/** On a phone, filters other than the search are collapsed. */
export function FilterBar({ search, actions, children }: FilterBarProps) {
  const { filterValues } = useListContext();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = Object.entries(filterValues).filter(
    ([name, value]) => value !== undefined && !others.includes(name),
  ).length;
  if (!isPhone) {
    return (
      <Box sx={{ ...row, p: 2 }}>
        {search}
        {children}
        {actions && <Box sx={{ ...row, marginInlineStart: 'auto' }}>{actions}</Box>}
      </Box>
    );
  }
  return (
    <Box sx={{ p: 1.5, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {search}
        {children && (
          <Button
            variant="outlined"
            startIcon={<SlidersHorizontal size={18} />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            sx={{ flexShrink: 0 }}
          >
            {count > 0 ? t('Filters ({count})', { count }) : t('Filters')}
          </Button>
        )}
      </Box>
      {children && (
        <Box id={id} hidden={!isOpen} sx={isOpen ? row : undefined}>
          {children}
        </Box>
      )}
      {actions && (
        <Box sx={{ ...row, gap: 1, justifyContent: 'flex-end', '& .MuiButton-root': { px: 1.25 } }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}
