import { Box, ButtonBase, Typography } from '@mui/material';
import { Picture } from '#ui/Picture.tsx';

/** `alt` is empty where the photo library has the text. */
export type PickedPicture = (address: string, alt: string) => void;

type PictureChoice = {
  address: string;
  preview: string;
  name: string;
  alt: string;
  note?: string | undefined;
};

type PictureChoicesProps = { choices: readonly PictureChoice[]; onPick: PickedPicture };

export function PictureChoices({ choices, onPick }: PictureChoicesProps) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 45%), 1fr))',
      }}
    >
      {choices.map(({ address, preview, name, alt, note }) => (
        <li key={address}>
          <ButtonBase
            onClick={() => onPick(address, alt)}
            sx={{ display: 'block', width: '100%', textAlign: 'start', borderRadius: 1 }}
          >
            <Picture src={preview} width="100%" />
            <Typography
              variant="caption"
              component="div"
              sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
            >
              {name}
              {note && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {` · ${note}`}
                </Box>
              )}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
