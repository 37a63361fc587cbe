// A link that opens a replay: copied, or, where the browser forbids that, shown to be copied by hand.

import { useState } from 'react';
import { linkTo } from '../shell/router.ts';

export function useShareLink(record: () => Promise<string>) {
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const link = new URL(linkTo('replay', await record()), window.location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      window.prompt('This link opens the replay. Copy it:', link);
    }
  };
  return { share, shareLabel: isCopied ? 'Link copied' : 'Share' };
}
