import { photoLimits } from '@expat-buddy/domain/photo/limits';
import { Box, Button, FormHelperText, InputAdornment, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import { Picture } from '#ui/Picture.tsx';
import type { Description } from './describe-photos.ts';

type DescribedPhotoProps = {
  name: string;
  src: string;
  position?: string;
  texts: Description;
  onChange: (part: Partial<Description>) => void;
  /** Missing where it would change nothing. */
  onCreditForAll?: (() => void) | undefined;
  isAltMissing?: boolean;
  problem?: string | undefined;
  hasFocus?: boolean;
  /** Next to the name. */
  action?: ReactNode;
  /** Above the texts. */
  state?: ReactNode;
};

/** A list item with a photo and its texts. */
export function DescribedPhoto(props: DescribedPhotoProps) {
  const { name, src, position, texts, onChange, onCreditForAll, isAltMissing, problem } = props;
  const field = (source: keyof Description, label: string) => ({
    label,
    name: source,
    value: texts[source],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [source]: target.value }),
    slotProps: {
      htmlInput: {
        maxLength: photoLimits[source].max,
        'aria-label': t('{label} of {name}', { label, name }),
      },
    },
  });
  const credit = field('credit', t('Credit'));
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '72px minmax(0, 1fr)', sm: '144px minmax(0, 1fr)' },
        columnGap: 2,
        alignItems: 'start',
      }}
    >
      <Box sx={{ pt: 0.5 }}>
        <Picture src={src} width="100%" position={position} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
          <Typography variant="body2" color="text.secondary" noWrap title={name} sx={{ flex: 1 }}>
            {name}
          </Typography>
          {props.action}
        </Box>
        {props.state}
        {problem && (
          <FormHelperText error role="alert">
            {problem}
          </FormHelperText>
        )}
        <TextField
          {...field('alt', t('Photo description'))}
          autoFocus={props.hasFocus}
          error={isAltMissing}
          helperText={
            isAltMissing ? t('Describe the photo for people who cannot see it.') : undefined
          }
        />
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '3fr 2fr' } }}>
          <TextField {...field('caption', t('Caption'))} />
          <TextField
            {...credit}
            slotProps={{
              ...credit.slotProps,
              input: {
                endAdornment: onCreditForAll && (
                  <InputAdornment position="end">
                    <Button
                      size="small"
                      onClick={onCreditForAll}
                      aria-label={t('Use the credit of {name} for all photos', { name })}
                    >
                      {t('For all')}
                    </Button>
                  </InputAdornment>
                ),
              },
            }}
          />
        </Box>
      </Box>
    </Box>
  );
}
