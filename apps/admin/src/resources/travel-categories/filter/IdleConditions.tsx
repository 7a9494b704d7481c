import { Alert, Box, Button } from '@mui/material';
import { t } from '#i18n/t.ts';
import { idleConditions, type StoredFilter } from './stored-filter.ts';

type IdleConditionsProps = { stored: StoredFilter; onChange: (filter: StoredFilter) => void };

/** Stored conditions without effect, kept until somebody removes them. */
export function IdleConditions({ stored, onChange }: IdleConditionsProps) {
  const idle = idleConditions(stored);
  if (idle.length === 0) return null;
  const without = (key: string) =>
    onChange(Object.fromEntries(Object.entries(stored).filter(([each]) => each !== key)));
  return (
    <Alert severity="warning" variant="outlined">
      {t('Also stored, but not understood by the site:')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {idle.map(([key, value]) => (
          <li key={key}>
            <code>
              {key}: {JSON.stringify(value)}
            </code>{' '}
            <Button size="small" color="inherit" onClick={() => without(key)}>
              {t('Remove “{key}”', { key })}
            </Button>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
