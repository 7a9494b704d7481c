import { type MonthGrade as Grade, monthGrades } from '@expat-buddy/domain/trip/months';
import { Box, Typography } from '@mui/material';
import { gradeNames, gradeOf, type Months } from './month-grades.ts';

const colours: Readonly<Record<Grade, string>> = {
  best: 'success.main',
  good: 'primary.main',
  poor: 'text.secondary',
};

type MonthGradeProps = {
  name: string;
  month: number;
  months: Months;
  onGrade: (grade: Grade) => void;
};

/** One month as a segmented radio group; the arrow keys move between its grades. */
export function MonthGrade({ name, month, months, onGrade }: MonthGradeProps) {
  const current = gradeOf(month, months);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.875rem', fontWeight: 500 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        {monthGrades.map((grade) => (
          <Box
            component="label"
            key={grade}
            sx={{
              position: 'relative',
              flex: 1,
              py: 0.75,
              textAlign: 'center',
              fontSize: '0.8125rem',
              color: 'text.secondary',
              borderRadius: 1,
              cursor: 'pointer',
              '&:has(:checked)': {
                color: colours[grade],
                fontWeight: 600,
                boxShadow: 'inset 0 0 0 2px',
              },
              '&:has(:focus-visible)': {
                outline: '3px solid',
                outlineColor: 'primary.main',
                outlineOffset: 2,
              },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={`month-${month}`}
              checked={current === grade}
              onChange={() => onGrade(grade)}
              sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
            />
            {gradeNames[grade]}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
