import { Alert } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import { endedByRenaming } from './renaming.ts';

type RenamingProps = { one: string; former: string; name: string };

/** Stored filters and shared links refer to a term by its title. */
function Renaming({ one, former, name }: RenamingProps) {
  return (
    <Alert severity="warning" variant="outlined">
      {[
        t(
          'Travels keep this {one}, but travel categories whose filter says “{former}” find nothing until it says the new name.',
          { one, former },
        ),
        ...endedByRenaming(former, name),
      ].join(' ')}
    </Alert>
  );
}

export function TermInputs({ one }: { one: string }) {
  const former = useRecordContext<{ id: string; title: string }>()?.title;
  const typed: unknown = useWatch({ name: 'title' });
  const name = typeof typed === 'string' ? typed.trim() : '';
  return (
    <>
      <TitleAndSlugInputs
        titleSource="title"
        titleLabel={t('Name')}
        titleHelp={t('As visitors see it.')}
      />
      {former !== undefined && name !== '' && name !== former && (
        <Renaming one={one} former={former} name={name} />
      )}
    </>
  );
}
