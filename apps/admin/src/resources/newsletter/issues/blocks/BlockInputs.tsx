import { issueLimits } from '@expat-buddy/domain/newsletter/issue/limits';
import type { IssueBlock, PictureBlock } from '@expat-buddy/domain/newsletter/issue/types';
import { TextField } from '@mui/material';
import { PictureField } from '#features/photos/PictureField.tsx';
import { t } from '#i18n/t.ts';
import { TripsInputs } from './TripsInputs.tsx';

type InputsProps<Block> = { block: Block; name: string; onChange: (block: Block) => void };

function PictureInputs({ block, name, onChange }: InputsProps<PictureBlock>) {
  return (
    <>
      <PictureField
        label={t('Picture')}
        address={block.image}
        onChange={(image, alt) => onChange({ ...block, image, alt: alt || block.alt })}
      />
      <TextField
        label={t('Alternative text')}
        value={block.alt}
        onChange={(event) => onChange({ ...block, alt: event.target.value })}
        helperText={t(
          'What it shows, for people who do not see it. Many email programs hide pictures at first.',
        )}
        slotProps={{
          htmlInput: {
            'aria-label': t('Alternative text of {name}', { name }),
            maxLength: issueLimits.alt,
          },
        }}
      />
      <TextField
        label={t('Caption')}
        value={block.caption}
        onChange={(event) => onChange({ ...block, caption: event.target.value })}
        slotProps={{
          htmlInput: {
            'aria-label': t('Caption of {name}', { name }),
            maxLength: issueLimits.caption,
          },
        }}
      />
    </>
  );
}

export function BlockInputs({ block, name, onChange }: InputsProps<IssueBlock>) {
  if (block.kind === 'picture') {
    return <PictureInputs block={block} name={name} onChange={onChange} />;
  }
  if (block.kind === 'trips') {
    return <TripsInputs block={block} name={name} onChange={onChange} />;
  }
  return (
    <TextField
      label={t('Text')}
      multiline
      minRows={4}
      value={block.text}
      onChange={(event) => onChange({ ...block, text: event.target.value })}
      helperText={t(
        'An empty line begins a paragraph, ## a heading, - a list. **Bold** and [a link](/travels).',
      )}
      slotProps={{ htmlInput: { 'aria-label': name, maxLength: issueLimits.text } }}
    />
  );
}
