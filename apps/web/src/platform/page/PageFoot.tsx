import { LanguageLinks } from './LanguageLinks';
import { LegalLinks } from './LegalLinks';
import classes from './PageFoot.module.css';

/** Footer of pages without a profile: the language, and the operator's links. Guests of an item get the language alone. */
export function PageFoot() {
  return (
    <div className={classes.foot}>
      <LanguageLinks />
      <LegalLinks />
    </div>
  );
}
