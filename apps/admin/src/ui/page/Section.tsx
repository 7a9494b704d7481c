import { Card, type SxProps, type Theme, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; children: ReactNode; sx?: SxProps<Theme> };

export function Section({ title, children, sx }: SectionProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={[{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Typography variant="h2" id={id} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
