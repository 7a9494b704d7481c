import { Chip, type ChipProps } from '@mui/material';
import { t } from '#i18n/t.ts';
import type { TextState as State } from '../texts.ts';

const looks: Readonly<Record<State, { label: string; color: ChipProps['color'] }>> = {
  missing: { label: t('Missing'), color: 'error' },
  outdated: { label: t('Outdated'), color: 'warning' },
  draft: { label: t('Draft'), color: 'default' },
  published: { label: t('Published'), color: 'success' },
};

export const TextState = ({ state }: { state: State }) => (
  <Chip size="small" variant="outlined" {...looks[state]} />
);
