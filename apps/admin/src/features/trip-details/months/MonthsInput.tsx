import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { useInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { errorMessage } from '#ui/inputs/form-text.ts';
import { monthChoices } from '../trip-choices.ts';
import { monthsOf } from '../trip-form.ts';
import { MonthGrade } from './MonthGrade.tsx';
import { isUnknown, type Months, withGrade } from './month-grades.ts';

export function MonthsInput() {
  const best = useInput<number[]>({ source: 'best_months', defaultValue: [] });
  const good = useInput<number[]>({ source: 'good_months', defaultValue: [] });
  const months: Months = { best: monthsOf(best.field.value), good: monthsOf(good.field.value) };
  const problem = errorMessage(best.fieldState.error) ?? errorMessage(good.fieldState.error);
  const change = (changed: Months) => {
    best.field.onChange(changed.best);
    good.field.onChange(changed.good);
  };
  return (
    <Box component="fieldset" data-field="best_months" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ p: 0, mb: 1 }}>
        {t('Months')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        }}
      >
        {monthChoices.map(({ id: month, name }) => (
          <MonthGrade
            key={month}
            name={name}
            month={month}
            months={months}
            onGrade={(grade) => change(withGrade(month, grade, months))}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
        <Typography variant="body2" color="text.secondary" role="status">
          {isUnknown(months)
            ? t('Not stated yet. Once a month is best or good, the others are poor.')
            : t('Best: {best}. Good: {good}. Poor: {poor}.', {
                best: months.best.length,
                good: months.good.length,
                poor: 12 - months.best.length - months.good.length,
              })}
        </Typography>
        {!isUnknown(months) && (
          <Button
            size="small"
            startIcon={<X size={18} />}
            onClick={() => change({ best: [], good: [] })}
          >
            {t('Clear months')}
          </Button>
        )}
      </Box>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  );
}
