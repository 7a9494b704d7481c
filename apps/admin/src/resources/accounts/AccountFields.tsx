import { roleMay, type StaffRole } from '@expat-buddy/domain/account/staff-role';
import { Box, Chip, Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { roleName } from './account.ts';

export function RoleField({ role }: { role: StaffRole | null }) {
  if (role === null) {
    return (
      <Typography component="span" variant="body2" color="text.secondary">
        {roleName(role)}
      </Typography>
    );
  }
  const isManager = roleMay(role, 'accounts.manage');
  return (
    <Chip
      size="small"
      label={roleName(role)}
      color={isManager ? 'primary' : 'default'}
      variant={isManager ? 'filled' : 'outlined'}
    />
  );
}

type AccountFieldsProps = { role: StaffRole | null; disabledAt: string | null };

export function AccountFields({ role, disabledAt }: AccountFieldsProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      <RoleField role={role} />
      {disabledAt !== null && (
        <Chip size="small" color="error" variant="outlined" label={t('Disabled')} />
      )}
    </Box>
  );
}
