import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ExpiryNotices } from '#features/company/ExpiryNotices.tsx';
import { t } from '#i18n/t.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

async function readLastDays() {
  const { data, error, status } = await supabase
    .from('site_settings')
    .select('licence_valid_until,insurance_valid_until')
    .single();
  if (error) throw toDataError({ status, body: error });
  return data;
}

/** Renders nothing while the days are unknown. */
export function CompanyExpiry() {
  const { data } = useQuery({ queryKey: ['settings', 'expiry'], queryFn: readLastDays });
  if (!data) return null;
  return (
    <ExpiryNotices
      settings={data}
      action={
        <Button component={Link} to="/settings" color="inherit" size="small">
          {t('Open settings')}
        </Button>
      }
    />
  );
}
