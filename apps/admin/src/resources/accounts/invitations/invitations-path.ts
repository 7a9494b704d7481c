/** Without a leading slash, as the functions for record paths expect. */
export const invitationsPath = 'admin-management/invitations';
