import type { FieldTable } from "./entry.ts";

/** Security of systems. */
export const securityTable = {
  skill: `
Cyber threat intelligence = threat intelligence
Data loss prevention = DLP
DDoS mitigation
Digital forensics
Endpoint detection = EDR, endpoint security, antivirus
Ethical hacking = red teaming, red team
FedRAMP
Firewalls = firewall configuration
HITRUST
Identity and access management = IAM
Incident response
Intrusion detection = IDS/IPS, intrusion prevention
ISO 27001
Malware analysis
Multi-factor authentication = MFA, two-factor authentication
NIST framework = NIST, NIST 800-53, NIST CSF
PCI DSS = PCI compliance
Penetration testing = pen testing, pentesting
Phishing simulations = phishing awareness
PKI
Risk assessment
Secure coding
Security architecture
Security audits
Security awareness training
Security monitoring = security operations center, SOC operations
Security policies
SOAR platforms
SOC 2 = SOC 2 compliance
Threat detection = threat hunting
Threat modeling = threat modelling
Vulnerability assessment = vulnerability scanning ^Vulnerability management
Vulnerability management
Web application firewall = WAF
Zero trust = zero-trust architecture
`,
  tool: `
Burp Suite
Carbon Black
Check Point firewalls
CrowdStrike = CrowdStrike Falcon
CyberArk
Fortinet = FortiGate
Kali Linux
Metasploit
Microsoft Defender
Microsoft Sentinel = Azure Sentinel
Nessus = Tenable!
Nmap
OSSEC
Palo Alto firewalls = Palo Alto Networks
QRadar = IBM QRadar
Qualys
Rapid7
SentinelOne
SIEM
Snort = Suricata !
Splunk Enterprise Security
VPN
Wireshark
Wiz = Wiz security !
YARA rules
`,
  cert: `
CASP+
CCSP
CEH = Certified Ethical Hacker ^Ethical hacking
CISA
CISM ^Cybersecurity
CISSP ^Cybersecurity
CompTIA PenTest+
CompTIA Security+ = Security+ ^Cybersecurity
CRISC
GCIH
GIAC certification = GIAC, GSEC
GPEN
ISO 27001 Lead Auditor = ISO 27001 Lead Implementer
OSCP ^Penetration testing
SSCP
`,
} as const satisfies FieldTable;
