/** The columns that every published record has. */
export const record = {
  created_at: '2027-01-01T08:00:00Z',
  updated_at: '2027-01-01T08:00:00Z',
  status: 'published',
} as const;
