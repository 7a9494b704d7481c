import { Button } from '@mui/material';
import { ExternalLink } from 'lucide-react';
import { t } from '#i18n/t.ts';

export function OnSiteButton({ path }: { path: string }) {
  return (
    <Button href={path} target="_blank" rel="noopener" endIcon={<ExternalLink size={18} />}>
      {t('See it on the site')}
    </Button>
  );
}
