const TX = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b';
const SHA256 = '275a021bbfb6489e54d471899f7db9d1663fc695ec2fe2a2c4538aabf651fd0f';
const SHA1 = '3395856ce81f2b7382dee72602f798b642f14140';
const MD5 = '44d88612fea8a8f36de82e1278abb02f';

/** Transactions, hashes of files (those of the EICAR test file) and trackers, told apart by the words beside them. */
export const TRACE_CASES = `
tx ${TX} => transaction ${TX}
TXID: ${TX.toUpperCase()} => transaction ${TX}
transaction hash 0x${TX} => transaction ${TX}
I sent the payment, see ${TX} => transaction ${TX}
${TX} (3 confirmations) => transaction ${TX}
https://mempool.space/tx/${TX} => url https://mempool.space/tx/${TX} | transaction ${TX}
https://etherscan.io/address/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed => url https://etherscan.io/address/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed | eth 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed
tx ${TX.slice(1)} => none
tx ${TX}0 => none
SHA-256 ${SHA256} => sha256 ${SHA256}
sha256: ${SHA256.toUpperCase()} => sha256 ${SHA256}
the file ${SHA256} on VirusTotal => sha256 ${SHA256}
checksum of the attachment ${SHA256} => sha256 ${SHA256}
they sent a payment app, its installer is ${SHA256} => sha256 ${SHA256}
hash of the payment ${TX} => transaction ${TX}
SHA-256 of an empty file e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 => none
SHA-1 ${SHA1} => sha1 ${SHA1}
the attachment has sha1 ${SHA1.toUpperCase()} => sha1 ${SHA1}
malware sample ${SHA1} => sha1 ${SHA1}
commit ${SHA1} => none
the number ${SHA1} => none
MD5 ${MD5} => md5 ${MD5}
md5sum of the file is ${MD5} => md5 ${MD5}
file hash: ${MD5.toUpperCase()} => md5 ${MD5}
my id is ${MD5} => none
MD5 ${MD5.slice(1)} => none
UA-83472910-3 in the page => tracker UA-83472910-3
ga('create', 'UA-4471829-12') => tracker UA-4471829-12
gtag('config', 'G-8XK2P4T7QZ') => tracker G-8XK2P4T7QZ
G-1A2B3C4D5E => tracker G-1A2B3C4D5E
GTM-K4X9TQ2 is in the head => tracker GTM-K4X9TQ2
the Tag Manager container GTM-NXPZQJ => tracker GTM-NXPZQJ
https://www.googletagmanager.com/gtag/js?id=G-8XK2P4T7QZ => url https://www.googletagmanager.com/gtag/js?id=G-8XK2P4T7QZ | tracker G-8XK2P4T7QZ
ca-pub-8273645190283746 => tracker pub-8273645190283746
data-ad-client="pub-8273645190283746" => tracker pub-8273645190283746
fbq('init', '482736451902837') => tracker pixel-482736451902837
Meta pixel 4827364519028374 => tracker pixel-4827364519028374
https://www.facebook.com/tr?id=482736451902837&ev=PageView => url https://www.facebook.com/tr?id=482736451902837&ev=PageView | tracker pixel-482736451902837
the id UA-XXXXX-Y is a placeholder => none
UA-12345-6 is Google's own example => none
G-XXXXXXXXXX is a placeholder => none
the G-STRINGER case => none
GTM-STRATEGY meeting on Monday => none
pub-12345 => none
my number is 482736451902837 => none
UA-123 is a flight => none
`;
