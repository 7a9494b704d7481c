import { invitationSchema } from '@expat-buddy/domain/account/schema';
import { type StaffRole, staffRoles } from '@expat-buddy/domain/account/staff-role';
import { Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import {
  CreateBase,
  Form,
  required,
  SaveButton,
  SelectInput,
  TextInput,
  useInput,
  useNotify,
  useRedirect,
} from 'react-admin';
import { languageChoices } from '#i18n/language-names.ts';
import { t } from '#i18n/t.ts';
import { FormDraft } from '#ui/form/drafts/FormDraft.tsx';
import { RecordDrawer } from '#ui/form/RecordDrawer.tsx';
import { useGoAfterSave } from '#ui/form/use-go-after-save.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';
import type { InvitationRecord } from '../account.ts';
import { mailOutcome } from '../mail-outcome.ts';
import { RoleInput } from '../RoleInput.tsx';
import { invitationsPath } from './invitations-path.ts';

const validate = validateWith(invitationSchema);
const emptyInvitation = { email: '', role: 'staff', language: 'en' };

function InvitedRoleInput() {
  const { field } = useInput<StaffRole>({ source: 'role' });
  return (
    <RoleInput<StaffRole> choices={staffRoles} value={field.value} onChange={field.onChange} />
  );
}

export default function InvitationCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const goAfterSave = useGoAfterSave();
  const queryClient = useQueryClient();
  return (
    <RecordDrawer resource={invitationsPath} title={t('Invite someone')}>
      <CreateBase<InvitationRecord>
        resource="invitations"
        mutationOptions={{
          onSuccess: (invitation) => {
            const { message, type } = mailOutcome(invitation);
            notify(message, { type });
            void queryClient.invalidateQueries({ queryKey: ['invitations'] });
            goAfterSave(() => redirect(`/${invitationsPath}`));
          },
          // The form shows errors itself.
          onError: () => {},
        }}
      >
        <Form validate={validate} defaultValues={emptyInvitation} mode="onBlur" noValidate>
          <FormDraft form="invitations" recordId="" />
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Typography color="text.secondary">
              {t(
                'They will receive an email with a link that is valid for seven days, and choose their name and password themselves.',
              )}
            </Typography>
            <TextInput source="email" label={t('Email')} type="email" autoComplete="off" />
            <InvitedRoleInput />
            <SelectInput
              source="language"
              label={t('Language')}
              choices={languageChoices}
              validate={required()}
              helperText={t(
                'For the invitation and other emails about their account. They can change it later.',
              )}
            />
            <Box>
              <SaveButton
                label={t('Send the invitation')}
                alwaysEnable
                icon={<Send size={18} />}
                sx={{ gap: 1 }}
              />
            </Box>
          </Box>
        </Form>
      </CreateBase>
    </RecordDrawer>
  );
}
