import { IconUser } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from '../../../platform/connection/ConnectionBar.module.css';
import { useTexts } from '../texts';

/** Notice that the user works without the others, and its consequences. @param writes true if this user may write */
export default function OfflineEditingBar({ writes }: { writes: boolean }) {
  const t = useTexts();
  // Screen readers say what comes into a region that is there already.
  const [told, setTold] = useState(false);
  useEffect(() => setTold(true), []);
  return (
    <div role="status" className={classes.place}>
      <p className={classes.bar} data-shown="alone">
        {told && (
          <>
            <IconUser size={20} stroke={1.9} aria-hidden />
            {t(writes ? 'alone.writes' : 'alone.reads')}
          </>
        )}
      </p>
    </div>
  );
}
