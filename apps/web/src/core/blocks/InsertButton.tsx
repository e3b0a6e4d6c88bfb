import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/forms/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import classes from './insert.module.css';
import { Palette } from './Palette';
import { useBlockTexts } from './texts';

/** Button within reach of the thumb that opens the palette if there is no room for it. */
export function InsertButton() {
  const t = useBlockTexts();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <div className={classes.below}>
      <Button size="lg" leftSection={<IconPlus size={22} stroke={2.2} aria-hidden />} onClick={() => setOpened(true)}>
        {t('insert')}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('insert')} closeLabel={t('close')}>
        <Palette onChosen={close} />
      </Dialog>
    </div>
  );
}
