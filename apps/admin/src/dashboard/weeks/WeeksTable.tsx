import {
  Box,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import type { WeeklySeries } from './weekly-series.ts';
import { weeksPath } from './weeks-path.ts';

// Keeps the week visible while the services scroll.
const sticky = {
  position: 'sticky',
  insetInlineStart: 0,
  bgcolor: 'background.paper',
  whiteSpace: 'nowrap',
};

type FigureProps = { count: number | undefined; name: string; to: string | undefined };

function Figure({ count, name, to }: FigureProps) {
  if (!count || !to) return count;
  return (
    <MuiLink component={Link} to={to} aria-label={`${count}, ${name}`}>
      {count}
    </MuiLink>
  );
}

export function WeeksTable({ data: { weeks, series, total } }: { data: WeeklySeries }) {
  return (
    <Box
      role="region"
      aria-label={t('Inquiries per week, table')}
      // A scrollable region needs keyboard focus.
      tabIndex={0}
      sx={{ overflowX: 'auto' }}
    >
      <Table size="small" aria-label={t('Inquiries per week')}>
        <TableHead>
          <TableRow>
            <TableCell sx={sticky}>{t('Week from')}</TableCell>
            <TableCell align="right">{t('All')}</TableCell>
            {series.map(({ service, label }) => (
              <TableCell key={service} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {weeks.map(({ startsOn, label, total: ofWeek }, place) => (
            <TableRow key={startsOn}>
              <TableCell component="th" scope="row" sx={sticky}>
                <time dateTime={startsOn}>{label}</time>
              </TableCell>
              <TableCell align="right" sx={{ fontWeight: 500 }}>
                <Figure
                  count={ofWeek}
                  name={t('week from {label}', { label })}
                  to={weeksPath(startsOn)}
                />
              </TableCell>
              {series.map(({ service, label: name, values }) => (
                <TableCell key={service} align="right">
                  <Figure
                    count={values[place]}
                    name={t('{name}, week from {label}', { name, label })}
                    to={weeksPath(startsOn, { service })}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
          <TableRow sx={{ '& > .MuiTableCell-root': { fontWeight: 500, borderBottom: 0 } }}>
            <TableCell component="th" scope="row" sx={sticky}>
              {t('All weeks')}
            </TableCell>
            <TableCell align="right">{total}</TableCell>
            {series.map(({ service, total: ofService }) => (
              <TableCell key={service} align="right">
                {ofService}
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
}
