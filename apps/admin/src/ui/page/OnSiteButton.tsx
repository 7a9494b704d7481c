import { Button } from '@mui/material';
import { ExternalLink } from 'lucide-react';

export function OnSiteButton({ path }: { path: string }) {
  return (
    <Button href={path} target="_blank" rel="noopener" endIcon={<ExternalLink size={18} />}>
      See it on the site
    </Button>
  );
}
