import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { t } from '#i18n/t.ts';
import { usePutIntoForm } from '../history/put-into-form.ts';
import { DisputedField } from './DisputedField.tsx';
import { compareVersions } from './two-versions.ts';

type Fields = Readonly<Record<string, unknown>>;
type ConflictNoticeProps = {
  read: Fields;
  mine: Fields;
  theirs: Fields;
  labels: Readonly<Record<string, string>>;
  /** Keeps or discards the person's own changes. */
  onResolve: (isKept: boolean) => void;
};

/** Shows both versions of each conflicting field; the person chooses one. */
export function ConflictNotice({ read, mine, theirs, labels, onResolve }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const put = usePutIntoForm();
  const [taken, setTaken] = useState<readonly string[]>([]);
  // The Save button is at the end of a long form, so move focus and scroll here.
  useEffect(() => {
    notice.current?.focus();
  }, []);
  const { disputed, onlyTheirs } = compareVersions({ read, mine, theirs }, labels);
  const sentences = [
    t('Your changes are not saved.'),
    onlyTheirs.length > 0 &&
      t('In the meantime, they changed: {onlyTheirs}.', { onlyTheirs: onlyTheirs.join(', ') }),
    disputed.length > 0 && t('You both changed the fields below. Choose which version to keep.'),
    onlyTheirs.length + disputed.length === 0 &&
      t('None of their changes affect the fields shown here.'),
  ].filter(Boolean);

  const goOn = () => {
    // Applied before the newer version is loaded below it.
    put(Object.fromEntries(taken.map((field) => [field, theirs[field]])));
    onResolve(true);
  };
  return (
    <Alert ref={notice} tabIndex={-1} severity="warning" variant="outlined" sx={{ mb: 2 }}>
      <AlertTitle>{t('Somebody else changed this record')}</AlertTitle>
      <Typography variant="body2">{sentences.join(' ')}</Typography>
      {disputed.map((field) => (
        <DisputedField
          key={field.field}
          disputed={field}
          isTheirs={taken.includes(field.field)}
          onChoose={(isTheirs) => {
            const others = taken.filter((each) => each !== field.field);
            setTaken(isTheirs ? [...others, field.field] : others);
          }}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button color="inherit" size="small" variant="outlined" onClick={goOn}>
          {taken.length > 0 ? t('Apply my choices') : t('Apply my changes')}
        </Button>
        <Button color="inherit" size="small" onClick={() => onResolve(false)}>
          {t('Load their version')}
        </Button>
      </Box>
    </Alert>
  );
}
