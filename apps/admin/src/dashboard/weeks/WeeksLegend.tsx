import { Box, Link as MuiLink, useTheme } from '@mui/material';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { STRIPES } from './Stripes.tsx';
import { lookOf } from './series-look.ts';
import { OTHER, type WeeklySeries } from './weekly-series.ts';
import { weeksPath } from './weeks-path.ts';

function Swatch({ service }: { service: string }) {
  const { colour, isStriped } = lookOf(service, useTheme());
  return (
    <svg width="16" height="16" aria-hidden="true">
      <rect width="16" height="16" rx="2" fill={colour} />
      {isStriped && <rect width="16" height="16" fill={STRIPES} />}
    </svg>
  );
}

export function WeeksLegend({ data: { series, weeks } }: { data: WeeklySeries }) {
  const from = weeks[0]?.startsOn ?? '';
  return (
    <Box
      component="ul"
      aria-label={t('Services')}
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 1,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2.5,
      }}
    >
      {series.map(({ service, label, total }) => (
        <Box
          component="li"
          key={service}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}
        >
          <Swatch service={service} />
          {service === OTHER ? (
            label
          ) : (
            <MuiLink
              component={Link}
              to={weeksPath(from, { service, weeks: weeks.length }) ?? ''}
              variant="body2"
            >
              {label}
            </MuiLink>
          )}
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            {total}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
