export const emptyTeamMember = {
  name: '',
  role: '',
  languages: [],
  description: '',
  image: '',
  status: 'draft',
};

export const teamMemberLabels = {
  name: 'Name',
  role: 'Role',
  languages: 'Languages',
  description: 'Description',
  image: 'Photo',
  position: 'Position',
  status: 'Status',
};
