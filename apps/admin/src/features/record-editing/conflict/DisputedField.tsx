import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { t } from '#i18n/t.ts';
import { ShownValue } from '#ui/ShownValue.tsx';
import { shownParts } from '#ui/shown-parts.ts';
import { formatValue } from '../history/format-value.ts';
import type { Disputed } from './two-versions.ts';

type DisputedFieldProps = {
  disputed: Disputed;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
};

export function DisputedField({ disputed, isTheirs, onChoose }: DisputedFieldProps) {
  const id = useId();
  const { label, mine, theirs } = disputed;
  const [ours, others] = shownParts(
    formatValue(mine, disputed.field),
    formatValue(theirs, disputed.field),
  );
  const choice = (value: 'mine' | 'theirs', label: string, shown: string) => (
    <FormControlLabel
      value={value}
      control={<Radio size="small" color="default" />}
      sx={{ m: 0, alignItems: 'flex-start', '& .MuiRadio-root': { p: 0.5 } }}
      label={
        <Box sx={{ pt: 0.25 }}>
          <Typography variant="body2" component="span" sx={{ marginInlineEnd: 0.75 }}>
            {label}
          </Typography>
          <ShownValue value={shown} hint={label} />
        </Box>
      }
    />
  );
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2" id={id} sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={isTheirs ? 'theirs' : 'mine'}
        onChange={(_event, value) => onChoose(value === 'theirs')}
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {choice('mine', t('Mine (version)'), ours)}
        {choice('theirs', t('Theirs'), others)}
      </RadioGroup>
    </Box>
  );
}
