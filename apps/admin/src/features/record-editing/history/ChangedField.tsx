import { Box, Button, Typography } from '@mui/material';
import { Undo2 } from 'lucide-react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { BeforeAndAfter } from '#ui/BeforeAndAfter.tsx';
import { meansTheSame } from '#ui/means-the-same.ts';
import { formatValue } from './format-value.ts';
import { usePutIntoForm } from './put-into-form.ts';
import type { FieldChange } from './record-change.ts';

type ChangedFieldProps = { changed: FieldChange; isInForm: boolean };

export function ChangedField({ changed, isInForm }: ChangedFieldProps) {
  const { field, label, before, after } = changed;
  const put = usePutIntoForm();
  const notify = useNotify();
  const inForm: unknown = useWatch({ name: field });

  const rollBack = () => {
    put({ [field]: before });
    notify(t('{label} has its earlier value again. Save to keep it.', { label }), { type: 'info' });
  };

  return (
    <Box sx={{ mt: 0.75 }}>
      <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <BeforeAndAfter before={formatValue(before, field)} after={formatValue(after, field)}>
        {isInForm && !meansTheSame(inForm, before) && (
          <Button
            size="small"
            onClick={rollBack}
            startIcon={<Undo2 size={16} aria-hidden="true" />}
            aria-label={t('Restore the earlier value of {label}', { label })}
          >
            {t('Restore')}
          </Button>
        )}
      </BeforeAndAfter>
    </Box>
  );
}
