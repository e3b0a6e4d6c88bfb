/** Everything that leads, or may lead, into our own network. `:PORT` is where the canary listens. */
export const ADDRESSES_OF_OUR_NETWORK: readonly string[] = [
  // loopback, in every spelling that URL parsers know
  'http://127.0.0.1:PORT/', 'http://127.0.0.2:PORT/', 'http://127.1:PORT/', 'http://127.0.1:PORT/', 'http://127.255.255.254:PORT/',
  'http://2130706433:PORT/', 'http://0x7f000001:PORT/', 'http://0x7f.0.0.1:PORT/', 'http://0x7F.0x0.0x0.0x1:PORT/', 'http://017700000001:PORT/',
  'http://0177.0.0.1:PORT/', 'http://0177.0.0.01:PORT/', 'http://127.0.0.1.:PORT/', 'http://127%2e0%2e0%2e1:PORT/', 'http://%31%32%37.0.0.1:PORT/',
  'http://①②⑦.⓪.⓪.①:PORT/', 'http://127。0。0。1:PORT/', 'http://１２７.０.０.１:PORT/', 'http:127.0.0.1:PORT/', 'http:/127.0.0.1:PORT/', 'http:\\\\127.0.0.1:PORT/',
  'http://127.0.0.1:PORT\\@murmel.example/', 'http://\t127.0.0.1:PORT/', 'HTTP://127.0.0.1:PORT/', ' http://127.0.0.1:PORT/ ',
  // "this host"
  'http://0:PORT/', 'http://0.0.0.0:PORT/', 'http://0.0.0.1:PORT/', 'http://00000:PORT/', 'http://[::]:PORT/',
  // IPv6: loopback, mapped, compatible, NAT64, 6to4, Teredo, ULA, link-local, site-local, documentation, multicast
  'http://[::1]:PORT/', 'http://[0:0:0:0:0:0:0:1]:PORT/', 'http://[0000::1]:PORT/', 'http://[::ffff:127.0.0.1]:PORT/', 'http://[::ffff:7f00:1]:PORT/',
  'http://[0:0:0:0:0:ffff:127.0.0.1]:PORT/', 'http://[::127.0.0.1]:PORT/', 'http://[64:ff9b::7f00:1]:PORT/', 'http://[64:ff9b:1::7f00:1]:PORT/',
  'http://[2002:7f00:1::]:PORT/', 'http://[2001:0:7f00:1::]:PORT/', 'http://[fc00::1]:PORT/', 'http://[fd00:ec2::254]:PORT/', 'http://[fe80::1]:PORT/',
  'http://[fec0::1]:PORT/', 'http://[2001:db8::1]:PORT/', 'http://[ff02::1]:PORT/', 'http://[::ffff:10.0.0.1]:PORT/', 'http://[::ffff:0:127.0.0.1]:PORT/',
  // private and special networks
  'http://10.0.0.1:PORT/', 'http://172.16.0.1:PORT/', 'http://172.31.255.255:PORT/', 'http://192.168.0.1:PORT/', 'http://100.64.0.1:PORT/', 'http://169.254.169.254:PORT/latest/meta-data/',
  'http://2852039166:PORT/', 'http://0xA9FEA9FE:PORT/', 'http://192.0.0.192:PORT/', 'http://198.18.0.1:PORT/', 'http://224.0.0.1:PORT/', 'http://240.0.0.1:PORT/', 'http://255.255.255.255:PORT/',
  // names of our own network; the resolver of the test leads every name to the canary
  'http://localhost:PORT/', 'http://LOCALHOST:PORT/', 'http://localhost.:PORT/', 'http://foo.localhost:PORT/', 'http://localhost.localdomain:PORT/', 'http://printer.local:PORT/',
  'http://metadata.google.internal:PORT/', 'http://intranet:PORT/', 'http://ip6-localhost:PORT/', 'http://ｌｏｃａｌｈｏｓｔ:PORT/', 'http://loc%61lhost:PORT/', 'http://db:PORT/',
  // ordinary names that lead there
  'http://murmel.example:PORT/', 'http://murmel.example.:PORT/', 'http://127.0.0.1.nip.example:PORT/', 'http://xn--mnchen-3ya.example:PORT/', 'http://münchen.example:PORT/', 'http://straße.example:PORT/',
  'http://MURMEL。example:PORT/', 'http://a.b.c.d.e.example:PORT/', 'https://murmel.example:PORT/', 'http://localhost.murmel.example:PORT/',
  // user and password, and what pretends to be one
  'http://murmel.example@127.0.0.1:PORT/', 'http://user:secret@murmel.example:PORT/', 'http://user@murmel.example:PORT/', 'http://:@127.0.0.1:PORT/', 'http://murmel.example:80@127.0.0.1:PORT/',
  'http://127.0.0.1:PORT#@murmel.example/', 'http://127.0.0.1:PORT?@murmel.example/', 'http://murmel.example%40127.0.0.1:PORT/', 'http://murmel.example%00.127.0.0.1:PORT/',
  // other protocols
  'ftp://127.0.0.1:PORT/', 'file:///etc/passwd', 'file://127.0.0.1:PORT/etc/passwd', 'gopher://127.0.0.1:PORT/_GET%20/', 'ws://127.0.0.1:PORT/', 'data:text/html,<title>x</title>',
  'javascript:alert(1)', 'blob:http://127.0.0.1:PORT/x', 'view-source:http://127.0.0.1:PORT/', 'unix:/var/run/docker.sock', 'dict://127.0.0.1:PORT/', 'jar:http://127.0.0.1:PORT!/', 'ldap://127.0.0.1:PORT/',
  // no addresses at all
  '', '//127.0.0.1:PORT/', '/etc/passwd', 'http://', 'http://:PORT/', 'http://[::1', 'http://[::1%25lo]:PORT/', 'http://1.2.3.4.5:PORT/', 'http://127.0.0.1:99999/', 'murmel',
];

/** Where a public page may try to send us. */
export const REDIRECTS_INTO_OUR_NETWORK: readonly string[] = [
  'http://169.254.169.254:PORT/latest/meta-data/', 'file:///etc/passwd', 'http://127.0.0.1:PORT/', 'http://[::1]:PORT/', 'http://[::ffff:127.0.0.1]:PORT/', '//127.0.0.1:PORT/', 'http://0x7f.1:PORT/',
  'http://localhost:PORT/', 'gopher://127.0.0.1:PORT/_x', 'http://user:secret@127.0.0.1:PORT/', 'http://10.0.0.1:PORT/', 'http://inside.example:PORT/', 'data:text/html,x', 'http://0:PORT/', '',
];
