import { Chip, type ChipProps } from '@mui/material';
import type { TextState as State } from '../texts.ts';

const looks: Readonly<Record<State, { label: string; color: ChipProps['color'] }>> = {
  missing: { label: 'Missing', color: 'error' },
  outdated: { label: 'Outdated', color: 'warning' },
  draft: { label: 'Draft', color: 'default' },
  published: { label: 'Published', color: 'success' },
};

export const TextState = ({ state }: { state: State }) => (
  <Chip size="small" variant="outlined" {...looks[state]} />
);
