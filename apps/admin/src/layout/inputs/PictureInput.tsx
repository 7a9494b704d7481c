import { imageUrl } from '@expat-buddy/domain/image/image-url';
import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Picture } from '../Picture.tsx';
import { keepText } from './form-text.ts';

/** The address of a picture, and the picture itself beside it. */
export function PictureInput({ source }: { source: string }) {
  const path: unknown = useWatch({ name: source });
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <Picture src={imageUrl(typeof path === 'string' ? path : null)} width={96} />
      <TextInput
        source={source}
        label="Picture"
        parse={keepText}
        helperText="A path on this site, such as illustrations/sea-fishing.webp, or an address."
      />
    </Box>
  );
}
