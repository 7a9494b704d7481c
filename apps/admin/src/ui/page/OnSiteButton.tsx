import { Button } from '@mui/material';
import { ExternalLink } from 'lucide-react';

/** To the page that visitors see, in a tab of its own. */
export function OnSiteButton({ path }: { path: string }) {
  return (
    <Button href={path} target="_blank" rel="noopener" endIcon={<ExternalLink size={18} />}>
      See it on the site
    </Button>
  );
}
