import { LTI_REFUSALS } from '@murmel/contracts';
import { useSearchParams } from 'react-router';
import { Refusal } from './Refusal';

/** The page behind a launch that opened nothing: `/lti/refused?why=`. */
export default function RefusedPage() {
  const [query] = useSearchParams();
  const given = query.get('why');
  return <Refusal why={LTI_REFUSALS.find((why) => why === given) ?? 'invalid'} />;
}
