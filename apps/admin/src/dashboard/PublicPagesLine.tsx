import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { PublishingLine } from '#features/publishing/PublishingLine.tsx';
import { usePublishing } from '#features/publishing/publishing.ts';
import { t } from '#i18n/t.ts';

export default function PublicPagesLine() {
  const { data } = usePublishing();
  // There are no prerendered pages in development.
  if (!data?.build) return null;
  return (
    <PublishingLine
      publishing={data}
      action={
        <Button component={Link} to="/health" color="inherit" size="small">
          {t('Details')}
        </Button>
      }
    />
  );
}
