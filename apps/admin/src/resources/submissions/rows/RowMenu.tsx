import { findPerson } from '@expat-buddy/domain/person/queries';
import { Divider, ListSubheader, Menu, MenuItem, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { statuses, statusName } from '#features/inbox/submission-status.ts';
import { t } from '#i18n/t.ts';
import { supabase } from '#providers/supabase.ts';
import { fromList, personPath } from '#ui/record-paths.ts';
import { followUpPresets, morningOf, plannedText } from '../follow-up/follow-up-presets.ts';
import type { SubmissionRecord } from '../submission.ts';
import type { MenuKind } from './row-menu.ts';
import { NOBODY, type Triage } from './use-triage.ts';

export type OpenRowMenu = { submission: SubmissionRecord; kind: MenuKind; anchor: Element };
type RowMenuProps = OpenRowMenu & { triage: Triage; onClose: () => void };

const titles: Readonly<Record<MenuKind, string>> = {
  assign: t('Assign to'),
  status: t('Set status'),
  plan: t('Follow up or snooze'),
  all: t('Actions'),
};

export function RowMenu({ submission, kind, anchor, triage, onClose }: RowMenuProps) {
  const ids = [submission.id];
  const navigate = useNavigate();
  const openPerson = async () => {
    const person = await findPerson(supabase, submission.email);
    if (person) void navigate(personPath(person.id), { state: fromList });
  };
  const item = (name: string, run: () => unknown, note?: string): ReactNode => (
    <MenuItem
      key={name}
      onClick={() => {
        onClose();
        void run();
      }}
    >
      {name}
      {note && (
        <Typography
          component="span"
          variant="body2"
          color="text.secondary"
          sx={{ marginInlineStart: 'auto', paddingInlineStart: 3 }}
        >
          {note}
        </Typography>
      )}
    </MenuItem>
  );
  const heading = (text: string) => (
    <ListSubheader key={`${text} heading`} role="presentation" sx={{ lineHeight: 2.5 }}>
      {text}
    </ListSubheader>
  );
  const assign = triage.assignees
    .filter(({ id }) => (id || null) !== submission.assignee_id)
    .map(({ id, name }) =>
      item(kind === 'all' && id === triage.myId ? t('Assign to me') : name, () =>
        triage.assign(id === NOBODY ? null : id, ids),
      ),
    );
  const status = statuses
    .filter((one) => one !== submission.status)
    .map((one) => item(statusName(one), () => triage.setStatus(one, ids)));
  const presets = followUpPresets();
  const plan = [
    heading(t('Follow up')),
    ...presets.map(({ day, name, note }) => item(name, () => triage.followUp(day, ids), note)),
    <Divider key="divider" />,
    heading(t('Snooze until')),
    ...presets.map(({ day, name, note }) =>
      item(
        name === t('Tomorrow') ? t('Tomorrow morning') : t('{name}, morning', { name }),
        () => triage.snooze(day, morningOf(day), ids),
        note,
      ),
    ),
    ...(plannedText(submission)
      ? [<Divider key="last" />, item(t('Clear'), () => triage.followUp(null, ids))]
      : []),
  ];
  const choices: Readonly<Record<MenuKind, ReactNode[]>> = {
    assign,
    status,
    plan,
    all: [
      heading(t('Assign to')),
      ...assign,
      <Divider key="before plan" />,
      ...plan,
      <Divider key="before person" />,
      item(t('All about this person'), openPerson),
      <Divider key="before spam" />,
      submission.status === 'spam'
        ? item(t('Not spam'), () => triage.setStatus('new', ids))
        : item(t('Mark as spam'), () => triage.setStatus('spam', ids)),
    ],
  };
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': `${titles[kind]}: ${submission.name}`, dense: true },
        paper: { sx: { maxHeight: 440, minWidth: 220 } },
      }}
    >
      {choices[kind]}
    </Menu>
  );
}
