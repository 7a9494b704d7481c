import { clockRange } from '@expat-buddy/domain/format/clock';
import { dayRange } from '@expat-buddy/domain/format/day';
import { openingWeek, readOpeningHours } from '@expat-buddy/domain/site-settings/opening-hours';
import { readSpecialHours, type TimeSpan } from '@expat-buddy/domain/site-settings/special-hours';
import { Box, Typography } from '@mui/material';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { Section } from '#ui/page/Section.tsx';
import { type SettingName, settingsLabels, settingsSections } from './settings-form.ts';
import type { SettingsRecord } from './settings-record.ts';

const weekday = new Intl.DateTimeFormat(locale.tag, { weekday: 'long', timeZone: 'UTC' });

/** 1 March 2026 is a Sunday, weekday 0. */
const dayName = (day: number) => weekday.format(Date.UTC(2026, 2, 1 + day));

const timesOf = (times: readonly TimeSpan[]) =>
  times.map(({ opens, closes }) => clockRange(opens, closes, locale.language)).join(', ') ||
  t('closed');

function formatHours(column: unknown): string[] {
  return openingWeek(readOpeningHours(column)).map(({ from, to, times }) => {
    const days =
      from === to ? dayName(from) : t('{from} to {to}', { from: dayName(from), to: dayName(to) });
    return t('{days}: {times}', { days, times: timesOf(times) });
  });
}

function formatSpecialHours(column: unknown): string[] {
  return readSpecialHours(column).map(({ name, from, to, times }) => {
    const days = `${name}, ${dayRange(from, to, locale.language)}`;
    return t('{days}: {times}', { days, times: timesOf(times) });
  });
}

function formatSetting(name: SettingName, value: unknown): string[] {
  if (name === 'opening_hours') return formatHours(value);
  if (name === 'special_hours') return formatSpecialHours(value);
  if (name === 'reply_signatures')
    return Object.values(value ?? {})
      .filter(Boolean)
      .map(String);
  if (name.endsWith('_months')) return [t('{count} months', { count: String(value) })];
  if (name.endsWith('_days')) return [t('{count} days', { count: String(value) })];
  if (typeof value === 'boolean') return [value ? t('Yes') : t('No')];
  const lines = Array.isArray(value) ? value.map(String) : [String(value ?? '')];
  return lines.filter(Boolean);
}

export function SettingsFacts({ settings }: { settings: SettingsRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      {settingsSections.map(({ title, names }) => (
        <Section key={title} title={title}>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
            {names.map((name) => {
              const lines = formatSetting(name, settings[name]);
              return (
                <div key={name}>
                  <Typography component="dt" variant="body2" color="text.secondary">
                    {settingsLabels[name]}
                  </Typography>
                  {lines.length === 0 && (
                    <Box component="dd" sx={{ m: 0 }}>
                      {t('Not set')}
                    </Box>
                  )}
                  {lines.map((line, index) => (
                    <Box
                      component="dd"
                      key={index}
                      sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                    >
                      {line}
                    </Box>
                  ))}
                </div>
              );
            })}
          </Box>
        </Section>
      ))}
    </Box>
  );
}
