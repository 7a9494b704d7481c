/** Where the list of invitations is, without a slash before it, as the helpers for record paths take it. */
export const invitationsPath = 'admin-management/invitations';
