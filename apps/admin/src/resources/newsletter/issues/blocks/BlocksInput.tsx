import { blockName } from '@expat-buddy/domain/newsletter/issue/issue-problems';
import { issueLimits } from '@expat-buddy/domain/newsletter/issue/limits';
import type { IssueBlock } from '@expat-buddy/domain/newsletter/issue/types';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { ImageIcon, MapPinned, TextIcon } from 'lucide-react';
import { useInput } from 'react-admin';
import { SortableList } from '#features/ordering/SortableList.tsx';
import { EntryCard } from '#features/trip-details/EntryCard.tsx';
import { t } from '#i18n/t.ts';
import { errorMessage } from '#ui/inputs/form-text.ts';
import { moved, without } from '#ui/inputs/line-order.ts';
import { blocksOf, newBlock } from '../issue-form.ts';
import { BlockInputs } from './BlockInputs.tsx';

const kinds = [
  { kind: 'text', label: t('Add text'), icon: TextIcon },
  { kind: 'picture', label: t('Add a picture'), icon: ImageIcon },
  { kind: 'trips', label: t('Add trips'), icon: MapPinned },
] as const;

/** One field, so that a conflict keeps one version's blocks, never a mixture. */
export function BlocksInput() {
  const { field, fieldState } = useInput<IssueBlock[]>({ source: 'blocks', defaultValue: [] });
  const blocks = blocksOf(field.value);
  return (
    <Box data-field="blocks" sx={{ minWidth: 0 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('Blocks')}
      </Typography>
      {blocks.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {t('What the email shows, from top to bottom.')}
        </Typography>
      )}
      <SortableList
        items={blocks}
        label={t('Blocks of the issue')}
        nameOf={blockName}
        onMove={(from, to) => field.onChange(moved(blocks, from, to))}
        sx={{ display: 'grid', gap: 1 }}
        renderItem={(block, at, controls) => (
          <EntryCard
            name={blockName(block, at)}
            controls={controls}
            onRemove={() => field.onChange(without(blocks, at))}
          >
            <BlockInputs
              block={block}
              name={blockName(block, at)}
              onChange={(changed) => field.onChange(blocks.with(at, changed))}
            />
          </EntryCard>
        )}
      />
      {fieldState.error && <FormHelperText error>{errorMessage(fieldState.error)}</FormHelperText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {kinds.map(({ kind, label, icon: Icon }) => (
          <Button
            key={kind}
            size="small"
            startIcon={<Icon size={18} />}
            disabled={blocks.length >= issueLimits.blocks}
            onClick={() => field.onChange([...blocks, newBlock(kind)])}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
