import { Box, ButtonBase, Typography } from '@mui/material';
import { Check } from 'lucide-react';
import { Picture } from '#ui/Picture.tsx';
import type { PickedPicture, PictureChoosing } from './picked-picture.ts';

export type PictureChoice = PickedPicture & {
  preview: string;
  /** Its focal point. */
  position?: string;
  name: string;
  note?: string | undefined;
};

type PictureChoicesProps = PictureChoosing & { choices: readonly PictureChoice[] };

export function PictureChoices({ choices, chosen, onChoose, isMultiple }: PictureChoicesProps) {
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
      {choices.map(({ address, alt, preview, position, name, note }) => {
        const isChosen = chosen.some((picture) => picture.address === address);
        return (
          <li key={address}>
            <ButtonBase
              onClick={() => onChoose({ address, alt })}
              aria-pressed={isMultiple ? isChosen : undefined}
              sx={{
                display: 'block',
                width: '100%',
                textAlign: 'start',
                borderRadius: 1,
                outlineOffset: 2,
                '&[aria-pressed=true]': {
                  outline: '3px solid',
                  outlineColor: 'primary.main',
                },
              }}
            >
              <Picture src={preview} width="100%" position={position} />
              {isChosen && (
                <Box
                  component="span"
                  sx={{
                    position: 'absolute',
                    top: 6,
                    insetInlineEnd: 6,
                    display: 'grid',
                    placeItems: 'center',
                    width: 26,
                    height: 26,
                    borderRadius: '50%',
                    bgcolor: 'primary.main',
                    color: 'primary.contrastText',
                  }}
                >
                  <Check size={18} aria-hidden="true" />
                </Box>
              )}
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
        );
      })}
    </Box>
  );
}
