import { photoLimits } from '@expat-buddy/domain/photo/limits';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { smallestPath } from '#features/photos/stored-sizes.ts';
import { Picture } from '#ui/Picture.tsx';
import { changesOf, type Description, describePhotos } from './describe-photos.ts';
import { addressOfFile, type ListedPhoto } from './photo.ts';

type DescribePhotosDialogProps = { photos: readonly ListedPhoto[]; onClose: () => void };

export default function DescribePhotosDialog({ photos, onClose }: DescribePhotosDialogProps) {
  const { onUnselectItems } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [written, setWritten] = useState<Readonly<Record<string, Description>>>(() =>
    Object.fromEntries(photos.map(({ id, alt, credit }) => [id, { alt, credit }])),
  );
  const [isPublished, setPublished] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const id = useId();

  async function save() {
    setBusy(true);
    setProblem(undefined);
    try {
      const count = await describePhotos(
        photos.map((photo) => ({
          id: photo.id,
          change: changesOf(photo, written[photo.id] ?? photo, isPublished),
        })),
      );
      notify(count === 1 ? '1 photo saved.' : `${count} photos saved.`, { type: 'success' });
      onUnselectItems();
      refresh();
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      refresh();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>
        {photos.length === 1 ? 'Describe the photo' : `Describe ${photos.length} photos`}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          Describe each photo for people who cannot see it.
        </Typography>
        {problem && (
          <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {photos.map((photo, at) => {
            const texts = written[photo.id] ?? photo;
            const name = photo.file_name || photo.alt || `photo ${at + 1}`;
            const change = (part: Partial<Description>) =>
              setWritten({ ...written, [photo.id]: { ...texts, ...part } });
            return (
              <Box component="li" key={photo.id} sx={{ display: 'flex', gap: 2 }}>
                <Picture src={addressOfFile(smallestPath(photo))} width={96} />
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography variant="caption" color="text.secondary" noWrap component="p">
                    {name}
                  </Typography>
                  <TextField
                    label="Photo description"
                    value={texts.alt}
                    onChange={(event) => change({ alt: event.target.value })}
                    slotProps={{
                      htmlInput: {
                        maxLength: photoLimits.alt.max,
                        'aria-label': `Photo description of ${name}`,
                      },
                    }}
                  />
                  <TextField
                    label="Credit"
                    value={texts.credit}
                    onChange={(event) => change({ credit: event.target.value })}
                    slotProps={{
                      htmlInput: {
                        maxLength: photoLimits.credit.max,
                        'aria-label': `Credit of ${name}`,
                      },
                    }}
                  />
                </Box>
              </Box>
            );
          })}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
        <FormControlLabel
          label="Publish the described photos"
          control={
            <Checkbox checked={isPublished} onChange={(_event, checked) => setPublished(checked)} />
          }
          sx={{ marginInlineEnd: 'auto' }}
        />
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button variant="contained" onClick={() => void save()} disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
