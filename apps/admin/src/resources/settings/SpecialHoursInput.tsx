import { dayText } from '@expat-buddy/domain/format/day';
import { algiersToday } from '@expat-buddy/domain/proposal/state';
import { publicHolidays } from '@expat-buddy/domain/site-settings/public-holidays';
import type { SpecialHours } from '@expat-buddy/domain/site-settings/special-hours';
import { Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material';
import { Plus, Trash2 } from 'lucide-react';
import { useInput } from 'react-admin';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { ChoiceMenu } from '#ui/ChoiceMenu.tsx';
import { DateField } from '#ui/inputs/DateField.tsx';
import { errorMessage } from '#ui/inputs/form-text.ts';
import { TimeSpansInput } from './TimeSpansInput.tsx';

type HolidayMenuProps = {
  entries: readonly SpecialHours[];
  onChoose: (holiday: SpecialHours) => void;
};

const empty: SpecialHours = { name: '', from: '', to: '', times: [] };

/** Offers next year's public holidays that are not in `entries`. The day only helps to choose: visitors see the name. */
function HolidayMenu({ entries, onChoose }: HolidayMenuProps) {
  const holidays = publicHolidays(algiersToday()).filter(
    ({ name, from, to }) =>
      !entries.some((entry) => entry.name === name && entry.to >= from && entry.from <= to),
  );
  return (
    <ChoiceMenu
      label={t('Add a public holiday')}
      choices={holidays.map(({ name, from, isAbout }) => {
        const day = dayText(from, locale.language);
        return {
          id: `${name} ${from}`,
          name: isAbout
            ? t('{name}, about {day}', { name, day })
            : t('{name}, {day}', { name, day }),
        };
      })}
      onChoose={({ id }) => {
        const chosen = holidays.find(({ name, from }) => `${name} ${from}` === id);
        if (chosen) onChoose({ name: chosen.name, from: chosen.from, to: chosen.to, times: [] });
      }}
    />
  );
}

export function SpecialHoursInput() {
  const { field, fieldState } = useInput<SpecialHours[]>({
    source: 'special_hours',
    defaultValue: [],
  });
  const entries = Array.isArray(field.value) ? field.value : [];
  const change = (at: number, changed: Partial<SpecialHours>) =>
    field.onChange(entries.with(at, { ...(entries[at] ?? empty), ...changed }));
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mt: 2, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ p: 0, mb: 1 }}>
        {t(
          'Public holidays and other hours, such as in Ramadan. They apply on days on which you usually open. Visitors see them 30 days ahead, and they do not count towards the time of a reply.',
        )}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry, at) => {
          const name = entry.name || t('entry {number}', { number: at + 1 });
          return (
            <Box
              component="li"
              key={at}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr auto', md: '1fr 150px 150px auto' },
                alignItems: 'start',
                columnGap: 1,
                py: 1,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <TextField
                label={t('Name')}
                value={entry.name}
                placeholder={t('Eid al-Fitr')}
                onChange={(event) => change(at, { name: event.target.value })}
                sx={{ gridColumn: { xs: '1', md: 'auto' } }}
              />
              <DateField
                type="date"
                label={t('First day')}
                value={entry.from}
                onChange={(event) => {
                  const from = event.target.value;
                  const isOver = entry.to < from;
                  change(at, isOver ? { from, to: from } : { from });
                }}
                sx={{ gridRow: { xs: 2, md: 'auto' }, gridColumn: { xs: '1 / -1', md: 'auto' } }}
              />
              <DateField
                type="date"
                label={t('Last day')}
                value={entry.to}
                onChange={(event) => change(at, { to: event.target.value })}
                sx={{ gridRow: { xs: 3, md: 'auto' }, gridColumn: { xs: '1 / -1', md: 'auto' } }}
              />
              <IconButton
                aria-label={t('Remove {name}', { name })}
                onClick={() => field.onChange(entries.filter((_, index) => index !== at))}
                sx={{ mt: 1 }}
              >
                <Trash2 size={18} />
              </IconButton>
              <Box sx={{ gridColumn: '1 / -1' }}>
                <TimeSpansInput
                  name={name}
                  times={entry.times}
                  onChange={(times) => change(at, { times })}
                />
              </Box>
            </Box>
          );
        })}
      </Box>
      {fieldState.error && <FormHelperText error>{errorMessage(fieldState.error)}</FormHelperText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          size="small"
          startIcon={<Plus size={18} />}
          onClick={() => field.onChange([...entries, empty])}
        >
          {t('Add a holiday or period')}
        </Button>
        <HolidayMenu
          entries={entries}
          onChoose={(holiday) => field.onChange([...entries, holiday])}
        />
      </Box>
      <FormHelperText>
        {t('Religious holidays depend on the moon. Check the dates once they are announced.')}
      </FormHelperText>
    </Box>
  );
}
