/** A form grid with this many columns on phones and on wider screens. */
export const columns = (onPhone: number, wide: number) => ({
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  // react-admin's selects are at least 160px wide, more than a column of a phone.
  '& .MuiFormControl-root': { minWidth: 0 },
  gridTemplateColumns: {
    xs: `repeat(${onPhone}, minmax(0, 1fr))`,
    sm: `repeat(${wide}, minmax(0, 1fr))`,
  },
});
